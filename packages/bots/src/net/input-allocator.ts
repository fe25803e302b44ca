// Numbers the inputs of a net: each part of its layout gets the next free range of numbers.

export class InputAllocator {
  size = 0;

  /** Allocates a part of `length` inputs and returns the number of the first one. */
  allocate(length: number): number {
    const at = this.size;
    this.size += length;
    return at;
  }
}
