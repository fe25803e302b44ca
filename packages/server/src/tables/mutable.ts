// Objects while they are made: what is put together with `...` takes many times as long, and these are made after every answer.
export type Draft<T> = { -readonly [Field in keyof T]: T[Field] };
