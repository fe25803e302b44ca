// Hides an element while a piece flies to its place. Uses a style instead of an animation, because
// an animation would create a compositor layer for it and for everything above it.

export class HiddenElements {
  private readonly until = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

  /** Hides an element for some milliseconds. It can still be pressed. */
  hide(element: HTMLElement, ms: number): void {
    clearTimeout(this.until.get(element));
    element.style.opacity = '0';
    this.until.set(
      element,
      setTimeout(() => this.show(element), ms),
    );
  }

  show(element: HTMLElement): void {
    if (!this.until.has(element)) return;
    clearTimeout(this.until.get(element));
    this.until.delete(element);
    element.style.removeProperty('opacity');
  }

  showAll(): void {
    for (const element of this.until.keys()) this.show(element);
  }
}
