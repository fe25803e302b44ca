// Stores the option under the pointer or with the focus, outside the state of the table, so that
// hovering does not render the table.
import type { OptionInfo, View } from '@eminent/engine';
import { create } from 'zustand';

const useStored = create<{ readonly option: OptionInfo | undefined }>()(() => ({
  option: undefined,
}));

export function setHoveredOption(option: OptionInfo | undefined): void {
  useStored.setState({ option });
}

/** Returns the hovered option; undefined if it belongs to an earlier question. */
export function useHoveredOption({ decision }: View): OptionInfo | undefined {
  return useStored(({ option }) =>
    option !== undefined && decision?.options.includes(option) === true ? option : undefined,
  );
}
