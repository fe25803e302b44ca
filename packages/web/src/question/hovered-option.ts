// The option under the pointer or with the focus. Kept beside the table, so that a passing pointer does not lay the table anew.
import type { OptionInfo, View } from '@eminent/engine';
import { create } from 'zustand';

const useStored = create<{ readonly option: OptionInfo | undefined }>()(() => ({
  option: undefined,
}));

export function setHoveredOption(option: OptionInfo | undefined): void {
  useStored.setState({ option });
}

/** The option that the person considers for the question of the view. */
export function useHoveredOption({ decision }: View): OptionInfo | undefined {
  return useStored(({ option }) =>
    option !== undefined && decision?.options.includes(option) === true ? option : undefined,
  );
}
