// The parts of SwiftUI that the adapters use, with Apple's signatures: for type checks where SwiftUI is missing.
// Nothing is drawn.

import Observation

// MARK: Views

@MainActor @preconcurrency package protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// The body of a view that SwiftUI draws by itself.
extension View where Body == Never {
  package var body: Never { preconditionFailure("A stub draws nothing.") }
}

extension Never: View {
  package typealias Body = Never
}

extension Optional: View where Wrapped: View {
  package typealias Body = Never
}

@resultBuilder package enum ViewBuilder {
  package static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  package static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
}

package struct TupleView<T>: View {
  package typealias Body = Never

  nonisolated package init(_ value: T) {}
}

package struct AnyView: View {
  package typealias Body = Never

  nonisolated package init<V: View>(_ view: V) {}
}

package struct Text: View {
  package typealias Body = Never

  nonisolated package init(verbatim content: String) {}
}

package struct Button<Label: View>: View {
  package typealias Body = Never

  nonisolated package init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

package struct TextField<Label: View>: View {
  package typealias Body = Never

  nonisolated package init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

package struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  package typealias Body = Never

  nonisolated package init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

package struct List<SelectionValue: Hashable, Content: View>: View {
  package typealias Body = Never
}

extension List where SelectionValue == Never {
  nonisolated package init(@ViewBuilder content: () -> Content) {}

  nonisolated package init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
}

package struct NavigationStack<Data, Root: View>: View {
  package typealias Body = Never

  nonisolated package init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
}

package struct TabView<SelectionValue: Hashable, Content: View>: View {
  package typealias Body = Never

  nonisolated package init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

package struct Alignment: Equatable, Sendable {
  package static let center = Alignment()
}

package struct ZStack<Content: View>: View {
  package typealias Body = Never

  nonisolated package init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

extension View {
  nonisolated package func disabled(_ disabled: Bool) -> some View { self }

  nonisolated package func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  nonisolated package func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  nonisolated package func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  nonisolated package func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  nonisolated package func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  nonisolated package func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  nonisolated package func tag<V: Hashable>(_ tag: V) -> some View { self }

  nonisolated package func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

// MARK: State

@dynamicMemberLookup @propertyWrapper package struct Bindable<Value> {
  package var wrappedValue: Value
  package var projectedValue: Bindable<Value> { self }

  package init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  package subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding() }
}

package struct Binding<Value> {
  fileprivate init() {}

  @preconcurrency package init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
}

package protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

package struct EnvironmentValues {
  package subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

@propertyWrapper package struct Environment<Value> {
  package init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}

  package init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  package var wrappedValue: Value { preconditionFailure("A stub has no environment.") }
}
