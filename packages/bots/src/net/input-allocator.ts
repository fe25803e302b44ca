// Allocates consecutive input ranges for the parts of a net's layout.

export class InputAllocator {
  size = 0;
  allocate(length: number): number {
    const at = this.size;
    this.size += length;
    return at;
  }
}
