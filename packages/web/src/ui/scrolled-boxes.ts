// Tables and programs in a document that is shown as a page.

/** What may be wider than the window scrolls in a box of its own, also by keyboard. */
export function withScrolledBoxes(html: string): string {
  return html
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="scroll-x" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
