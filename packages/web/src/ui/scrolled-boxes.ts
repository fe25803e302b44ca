// Makes wide parts of a rendered document scroll.

/** Makes tables and code in HTML scroll sideways, also with the keyboard. */
export function withScrolledBoxes(html: string): string {
  return html
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="scroll-x" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
