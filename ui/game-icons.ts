import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PREFIX = 'game-icon:';

interface Icons {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  readonly aliases?: { readonly [name: string]: { readonly parent: string } };
}

/** Vite plugin: `game-icon:<name>` is a module that holds the path of that one icon. */
export function gameIcons() {
  let collection: Icons | undefined;
  const icons = () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    collection ??= JSON.parse(readFileSync(file, 'utf8')) as Icons;
    return collection;
  };
  return {
    name: 'orrery-game-icons',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id: string) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const all = icons();
      const icon = all.icons[all.aliases?.[name]?.parent ?? name];
      if (!icon) throw new Error(`game-icons has no icon "${name}"`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
      return `export default ${JSON.stringify(paths.join(' '))}`;
    },
  };
}
