import Testing
import TextUI
import TextUISupport

struct NavigationControllerTests {
  private let navigation = NavigationController()

  @Test func `a pushed view is on top and loads once`() {
    let view = PlainView("A")
    navigation.push(view)
    #expect(navigation.top === view)
    #expect(view.loads == 1)
  }

  @Test func `a popped view gives way to the one below`() {
    let (below, above) = (PlainView("A"), PlainView("B"))
    navigation.push(below)
    navigation.push(above)
    navigation.pop()
    #expect(navigation.top === below)
  }

  @Test func `a view can take the place of the top one, which is freed`() {
    let below = PlainView("A")
    navigation.push(below)
    navigation.push(PlainView("B"))
    weak let replaced = navigation.top
    let other = PlainView("C")
    navigation.replaceTop(with: other)
    #expect(navigation.stack.map(ObjectIdentifier.init) == [below, other].map(ObjectIdentifier.init))
    #expect(other.loads == 1)
    #expect(replaced == nil)
  }

  @Test func `popping an empty stack does nothing`() {
    navigation.pop()
    navigation.popToRoot()
    navigation.popAll()
    #expect(navigation.top == nil)
  }

  @Test func `popping to the root keeps the root alone`() {
    let root = PlainView("A")
    navigation.push(root)
    navigation.push(PlainView("B"))
    navigation.push(PlainView("C"))
    navigation.popToRoot()
    #expect(navigation.stack.count == 1)
    #expect(navigation.top === root)
  }

  @Test func `popping from a view takes it away with all above it, and nothing once it is gone`() {
    let (root, view) = (PlainView("A"), PlainView("B"))
    for pushed in [root, view, PlainView("C"), PlainView("D")] { navigation.push(pushed) }
    navigation.pop(from: view)
    #expect(navigation.stack.count == 1)
    #expect(navigation.top === root)
    navigation.pop(from: view)
    #expect(navigation.stack.count == 1)
  }

  @Test func `a view is freed as soon as it leaves the stack, and not before`() {
    weak var view: PlainView?
    do {
      let made = PlainView("A")
      view = made
      navigation.push(made)
    }
    #expect(view != nil)
    navigation.pop()
    #expect(view == nil)
  }
}
