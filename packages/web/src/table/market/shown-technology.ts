// Which technology the market shows large: the one that is chosen for the answer, or another one that the person looks at.
import type { OptionInfo, View } from '@eminent/engine';
import { create } from 'zustand';
import { press, select, usePendingAnswer } from '../../question/selection-store.ts';

interface Shown {
  /** The moment that it belongs to. */
  readonly ply: number;
  readonly card: string | undefined;
}

/** Beside the table, so that a look lays out anew only what shows it. */
const useShown = create<Shown>()(() => ({ ply: -1, card: undefined }));

function optionOf({ decision }: View, card: string): OptionInfo | undefined {
  const takes = (kind: 'buy' | 'buy-with-ships') =>
    decision?.options.find((one) => one.kind === kind && one.card === card);
  return takes('buy') ?? takes('buy-with-ships');
}

/** The card that is shown large: at first the one that most would take. */
export function useShownTechnology(view: View): string | undefined {
  const card = useShown((shown) => (shown.ply === view.ply ? shown.card : undefined));
  const [chosen] = usePendingAnswer(view).options;
  const isTaken = chosen?.kind === 'buy' || chosen?.kind === 'buy-with-ships';
  return card ?? (isTaken ? chosen.card : undefined);
}

/** Shows a card; one that can be taken is thereby chosen. */
export function showTechnology(view: View, card: string): void {
  useShown.setState({ ply: view.ply, card });
  const option = optionOf(view, card);
  if (option !== undefined) select(view, option);
}

/** A first press shows a card, a second one takes it. */
export function pressTechnology(view: View, card: string): void {
  const { ply, card: shown } = useShown.getState();
  const option = optionOf(view, card);
  if (option !== undefined && ply === view.ply && shown === card) press(view, option);
  else showTechnology(view, card);
}
