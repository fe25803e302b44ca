// Which technology the market shows large: the one selected for the answer, or another one the player inspects.
import type { OptionInfo, View } from '@eminent/engine';
import { create } from 'zustand';
import { press, select, usePendingAnswer } from '../../question/selection-store.ts';

interface Shown {
  /** The ply it belongs to. */
  readonly ply: number;
  readonly card: string | undefined;
}

/** Stored outside the table's state, so that inspecting renders only what shows it. */
const useShown = create<Shown>()(() => ({ ply: -1, card: undefined }));

function optionOf({ decision }: View, card: string): OptionInfo | undefined {
  const takes = (kind: 'buy' | 'buy-with-ships') =>
    decision?.options.find((one) => one.kind === kind && one.card === card);
  return takes('buy') ?? takes('buy-with-ships');
}

/** The card that is shown large; initially the one most players would take. */
export function useShownTechnology(view: View): string | undefined {
  const card = useShown((shown) => (shown.ply === view.ply ? shown.card : undefined));
  const [chosen] = usePendingAnswer(view).options;
  const isTaken = chosen?.kind === 'buy' || chosen?.kind === 'buy-with-ships';
  return card ?? (isTaken ? chosen.card : undefined);
}

/** Shows a card; this selects it if it can be taken. */
export function showTechnology(view: View, card: string): void {
  useShown.setState({ ply: view.ply, card });
  const option = optionOf(view, card);
  if (option !== undefined) select(view, option);
}

/** The first press shows a card, the second one takes it. */
export function pressTechnology(view: View, card: string): void {
  const { ply, card: shown } = useShown.getState();
  const option = optionOf(view, card);
  if (option !== undefined && ply === view.ply && shown === card) press(view, option);
  else showTechnology(view, card);
}
