// Wraps wide parts of a rendered document.

/** Puts tables and code into boxes that scroll, also by keyboard. */
export function withScrolledBoxes(html: string): string {
  return html
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="scroll-x" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
