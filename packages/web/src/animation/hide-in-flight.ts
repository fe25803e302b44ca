// What is not seen while something flies to its place. It needs no layer of its own, as an animation does that hides it: each would be
// painted and put together apart, with all that lies over it.

export class Hidden {
  private readonly until = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

  /** Not seen for so many milliseconds, and pressed all the same. */
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
