// A row of the new-table form: a label, the options as pills, and the description of the selected
// one.
import { SignIcon } from '../../art/icons.tsx';
import { DisabledReasons, disabledReasonsOf } from '../../new-game/disabled-reasons.tsx';
import controls from '../parts/controls.module.css';
import { useId } from 'react';
import styles from './create.module.css';

type Key = string | number | boolean | undefined;

interface ChoiceProps<T extends Key> {
  readonly title: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly name: (value: T) => string;
  /** Why an option is disabled. */
  readonly whyNot?: (value: T) => string | undefined;
  readonly note?: string;
  readonly onChange: (value: T) => void;
}

export function FormChoice<T extends Key>({
  title,
  value,
  values,
  name,
  whyNot,
  note,
  onChange,
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset
      className={styles.choice}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
    >
      <legend>{title}</legend>
      <div className={controls.chips}>
        {values.map((one) => {
          const isBlocked = whyNot?.(one) !== undefined;
          return (
            <label key={String(one)}>
              <input
                type="radio"
                name={id}
                checked={one === value}
                disabled={isBlocked}
                aria-describedby={isBlocked ? `${id}-obstacles` : undefined}
                onChange={() => onChange(one)}
              />
              {one === value && <SignIcon sign="check" />}
              {name(one)}
            </label>
          );
        })}
      </div>
      {whyNot && (
        <DisabledReasons
          id={`${id}-obstacles`}
          obstacles={disabledReasonsOf(values, name, whyNot)}
          className={controls.quiet}
        />
      )}
      {note !== undefined && (
        <p id={`${id}-note`} className={controls.quiet}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
