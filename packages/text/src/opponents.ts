// Names and descriptions of bots.
import { dynamicMessage, hasMessage, type Locale } from './language.ts';

/** Returns a bot's name and description. For an unknown bot, the name is `bot`. */
export function opponentText(locale: Locale, bot: string): { name: string; text: string } {
  const [name = ''] = bot.split(':');
  if (!hasMessage(`opponents.${name}.name`)) return { name: bot, text: '' };
  return {
    name: dynamicMessage(locale, `opponents.${name}.name`, {}),
    text: dynamicMessage(locale, `opponents.${name}.text`, {}),
  };
}
