// The option under the pointer or with the focus. It is not part of the table's state, so that
// hovering does not render the table.
import type { OptionInfo, View } from '@eminent/engine';
import { create } from 'zustand';

const useStored = create<{ readonly option: OptionInfo | undefined }>()(() => ({
  option: undefined,
}));

export function setHoveredOption(option: OptionInfo | undefined): void {
  useStored.setState({ option });
}

/** The hovered option; undefined if it is not an option of the view's question. */
export function useHoveredOption({ decision }: View): OptionInfo | undefined {
  return useStored(({ option }) =>
    option !== undefined && decision?.options.includes(option) === true ? option : undefined,
  );
}
