// A bot for screenshots that buys technologies, because other bots rarely do in small games.
import { type Bot, findBot } from '@eminent/bots';
import type { OptionInfo, View } from '@eminent/engine';

const BASE_BOT = 'warmonger';

/** Collects Research cards and leads Research when it can pay. Else plays like BASE_BOT. */
export const RESEARCHER: Bot = {
  name: 'researcher',
  choose: (request) => {
    const token = wish(request.view);
    return token === undefined ? usual().choose(request) : { token };
  },
};

function usual(): Bot {
  const bot = findBot(BASE_BOT);
  if (bot === undefined) throw new Error(`no bot is called ${BASE_BOT}`);
  return bot;
}

function wish(view: View): string | undefined {
  const { decision, research } = view;
  const options = decision?.options ?? [];
  const find = (wanted: (option: OptionInfo) => boolean) => options.find(wanted)?.token;
  const hand = view.players[decision?.seat ?? 0]?.hand ?? [];
  const collected = hand.filter((card) => card === 'research').length;
  const canPay = research?.technologies.some(({ affordable }) => affordable) === true;
  switch (decision?.step) {
    case 'action':
      return collected > 0
        ? find((one) => one.kind === 'play' && one.card === 'survey')
        : undefined;
    case 'role':
      // Alternates between taking a Research card from its stack and paying for a technology.
      return canPay || (collected < 2 && view.turnNumber % 2 === 1)
        ? find((one) => one.kind === 'lead' && one.role === 'research')
        : undefined;
    case 'boost':
      if (decision.role !== 'research') return undefined;
      return find((one) => (one.kind === 'done') !== canPay);
    case 'follow-or-dissent':
      return decision.role === 'colonize' ? undefined : find((one) => one.kind === 'dissent');
    case 'discard':
      return (
        find((one) => one.kind === 'discard' && one.card !== 'research') ??
        find((one) => one.kind === 'done')
      );
    case 'remove':
      return find((one) => one.kind === 'done');
    default:
      return undefined;
  }
}
