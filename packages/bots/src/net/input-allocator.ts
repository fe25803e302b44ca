// Where the parts of a net's inputs begin: handed out one after the other.

export class InputAllocator {
  size = 0;
  allocate(length: number): number {
    const at = this.size;
    this.size += length;
    return at;
  }
}
