export type Param = string | number | null | Uint8Array;
export type Row = { readonly [column: string]: unknown };

/** The least that both databases can do: one statement, with `$1`, `$2` ... each used once and in order. */
export interface Sql {
  run(text: string, ...params: Param[]): Result | Promise<Result>;
  /** The database's own clock, in milliseconds since 1970: one for all nodes, however wrong theirs are. */
  time(): number | Promise<number>;
}

export interface Result {
  readonly rows: readonly Row[];
  readonly changes: number;
}
