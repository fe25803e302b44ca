// Stores which technology the market shows large: the selected one, or another that the player
// opened.
import type { OptionInfo, View } from '@eminent/engine';
import { create } from 'zustand';
import { press, select, usePendingAnswer } from '../../question/selection-store.ts';

interface Shown {
  /** The ply in which the player opened the card. In other plies it counts as closed. */
  readonly ply: number;
  readonly card: string | undefined;
}

/** A store of its own, so that showing another card does not render the whole table. */
const useShown = create<Shown>()(() => ({ ply: -1, card: undefined }));

function optionOf({ decision }: View, card: string): OptionInfo | undefined {
  const optionOfKind = (kind: 'buy' | 'buy-with-ships') =>
    decision?.options.find((one) => one.kind === kind && one.card === card);
  return optionOfKind('buy') ?? optionOfKind('buy-with-ships');
}

/** The card that the player opened in this ply, otherwise the one selected as the answer. */
export function useShownTechnology(view: View): string | undefined {
  const card = useShown((shown) => (shown.ply === view.ply ? shown.card : undefined));
  const [chosen] = usePendingAnswer(view).options;
  const isTechnology = chosen?.kind === 'buy' || chosen?.kind === 'buy-with-ships';
  return card ?? (isTechnology ? chosen.card : undefined);
}

/** Shows a card, and selects it as the answer if it can be taken. */
export function showTechnology(view: View, card: string): void {
  useShown.setState({ ply: view.ply, card });
  const option = optionOf(view, card);
  if (option !== undefined) select(view, option);
}

/** The first press on a card shows it; a second one takes it, if it can be taken. */
export function pressTechnology(view: View, card: string): void {
  const { ply, card: shown } = useShown.getState();
  const option = optionOf(view, card);
  if (option !== undefined && ply === view.ply && shown === card) press(view, option);
  else showTechnology(view, card);
}
