// Measures of our own, such as `--d`, may be given to a part by the part that lays it.
import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [measure: `--${string}`]: string | number | undefined;
  }
}
