// A name such as Produce/Trade, in which a line may break after the slash.
import { Fragment } from 'react';

export function BreakableName({ text }: { readonly text: string }) {
  const [first, ...others] = text.split('/');
  return (
    <span>
      {first}
      {others.map((other, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
        <Fragment key={i}>
          /<wbr />
          {other}
        </Fragment>
      ))}
    </span>
  );
}
