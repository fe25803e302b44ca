// The type of an object that is built field by field. Spreading optional fields is much slower, and
// such objects are created after every answer.
export type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };
