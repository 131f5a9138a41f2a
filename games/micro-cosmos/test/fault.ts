type Tree = { [key: string]: Tree };

/** Puts a wrong value somewhere into plain data: `crew.0.top.colour`; nothing takes the entry away. */
export function fault(data: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  const place = keys.reduce((tree, key) => tree[key], data as Tree);
  if (value === undefined) delete place[last];
  else place[last] = value as Tree;
}
