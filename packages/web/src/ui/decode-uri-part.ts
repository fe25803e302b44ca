/** Decodes a part of a URL. Returns it unchanged if its encoding is invalid. */
export function decodeUriPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
