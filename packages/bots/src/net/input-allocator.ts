// Numbers the inputs of a net: each part of its layout gets the next free range.

export class InputAllocator {
  /** Number of inputs allocated so far. */
  size = 0;

  /** Allocates a part and returns its first input. */
  allocate(length: number): number {
    const at = this.size;
    this.size += length;
    return at;
  }
}
