// Makes wide parts of an HTML document scroll.

/** Wraps tables in a scrolling box. Makes tables and code focusable, to scroll by keyboard. */
export function withScrolledBoxes(html: string): string {
  return html
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="scroll-x" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
