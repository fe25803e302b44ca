// What an opponent is called on the page.
import { type Lang, msg } from '@eminent/text';

export function botText(lang: Lang, bot: string): string {
  return bot === 'random' ? msg(lang, 'ui.bots.random') : msg(lang, 'ui.bots.captain');
}
