// A row of a form that chooses one of several values: a label, the values as pills, and a note.
import { SignIcon } from '../../art/icons.tsx';
import { DisabledReasons, disabledReasonsOf } from '../../new-game/disabled-reasons.tsx';
import controls from '../parts/controls.module.css';
import { useId } from 'react';
import styles from './create.module.css';

type Key = string | number | boolean | undefined;

interface FormChoiceProps<T extends Key> {
  readonly title: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly name: (value: T) => string;
  /** Why a value is disabled; undefined if it is not. */
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
}: FormChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset
      className={styles.choice}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
    >
      <legend>{title}</legend>
      <div className={controls.chips}>
        {values.map((one) => {
          const isDisabled = whyNot?.(one) !== undefined;
          return (
            <label key={String(one)}>
              <input
                type="radio"
                name={id}
                checked={one === value}
                disabled={isDisabled}
                aria-describedby={isDisabled ? `${id}-obstacles` : undefined}
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
