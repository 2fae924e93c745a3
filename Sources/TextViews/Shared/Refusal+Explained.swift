import TextUI
import ViewModels

/// What a view model refuses, TextUI can tell the user.
extension Refusal: Explained {}
