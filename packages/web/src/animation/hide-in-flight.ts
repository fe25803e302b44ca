// Hides elements while pieces fly to their places. Sets `opacity` as a style, because an animation
// would create a compositor layer for the element and for everything above it.

export class HiddenElements {
  private readonly timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

  /** Hides an element for some milliseconds. The element can still be pressed. */
  hide(element: HTMLElement, ms: number): void {
    clearTimeout(this.timers.get(element));
    element.style.opacity = '0';
    this.timers.set(
      element,
      setTimeout(() => this.show(element), ms),
    );
  }

  show(element: HTMLElement): void {
    if (!this.timers.has(element)) return;
    clearTimeout(this.timers.get(element));
    this.timers.delete(element);
    element.style.removeProperty('opacity');
  }

  showAll(): void {
    for (const element of this.timers.keys()) this.show(element);
  }
}
