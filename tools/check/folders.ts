/**
 * Which folders inside a package may import which others; nothing but these and themselves. A name with a dot is a file
 * of the package itself. A file or folder without a row is an entry: it may import everything, and no row names it.
 * A folder that imports a new one gets it into its row, as long as no circle comes of it.
 */
export const FOLDERS: { readonly [owner: string]: { readonly [folder: string]: readonly string[] } } = {
  web: {
    lib: [],
    host: [],
    'route.ts': ['host', 'lib'],
    device: ['route.ts', 'host', 'lib'],
    settings: ['lib'],
    words: ['settings', 'lib'],
    'games.ts': ['words', 'settings', 'lib'],
    choice: ['settings', 'host'],
    online: ['choice', 'device', 'host', 'lib'],
    shell: ['games.ts', 'words', 'settings', 'route.ts'],
    session: ['choice', 'words', 'host', 'lib'],
    forms: ['words', 'settings', 'lib'],
    pwa: ['lib'],
    'game-lessons.ts': ['games.ts', 'settings', 'lib'],
    rules: ['game-lessons.ts', 'shell', 'games.ts', 'words', 'settings', 'lib'],
    log: ['rules', 'session', 'words', 'host', 'lib'],
    panels: ['log', 'session', 'choice', 'words', 'host', 'lib'],
    guide: ['panels', 'session', 'shell', 'choice', 'words'],
    coach: ['guide', 'log', 'rules', 'game-lessons.ts', 'session', 'words', 'settings', 'host', 'lib'],
    replay: ['log', 'session', 'words', 'host', 'lib'],
    hints: ['replay', 'guide', 'game-lessons.ts', 'session', 'choice', 'words', 'route.ts', 'host', 'lib'],
    prompt: ['hints', 'replay', 'log', 'rules', 'session', 'choice', 'words', 'host', 'lib'],
    lobby: ['forms', 'session', 'shell', 'online', 'games.ts', 'words', 'settings', 'route.ts', 'host', 'lib'],
    result: ['hints', 'replay', 'log', 'session', 'words', 'settings', 'route.ts', 'host'],
    frame: [
      'result',
      'lobby',
      'prompt',
      'hints',
      'replay',
      'coach',
      'guide',
      'panels',
      'log',
      'rules',
      'forms',
      'session',
      'shell',
      'online',
      'choice',
      'games.ts',
      'words',
      'settings',
      'route.ts',
      'host',
      'lib',
    ],
    play: [
      'frame',
      'lobby',
      'coach',
      'guide',
      'log',
      'session',
      'shell',
      'online',
      'games.ts',
      'words',
      'settings',
      'device',
      'route.ts',
      'host',
      'lib',
    ],
    lessons: [
      'play',
      'coach',
      'guide',
      'rules',
      'game-lessons.ts',
      'shell',
      'online',
      'games.ts',
      'words',
      'settings',
      'device',
      'route.ts',
      'host',
      'lib',
    ],
    front: [
      'lessons',
      'pwa',
      'forms',
      'session',
      'shell',
      'online',
      'games.ts',
      'words',
      'settings',
      'device',
      'route.ts',
      'lib',
    ],
    start: [
      'lessons',
      'forms',
      'session',
      'shell',
      'online',
      'games.ts',
      'words',
      'settings',
      'device',
      'route.ts',
      'host',
      'lib',
    ],
  },
  server: {
    'registry.ts': [],
    'tokens.ts': [],
    'evenly.ts': [],
    'config.ts': [],
    'metrics.ts': [],
    engine: ['registry.ts'],
    bots: ['engine', 'registry.ts'],
    store: ['engine'],
    'services.ts': ['store', 'engine', 'metrics.ts', 'config.ts'],
    room: ['store', 'engine', 'services.ts', 'tokens.ts'],
    records: ['room', 'store', 'engine', 'services.ts', 'tokens.ts'],
    cluster: ['room', 'store', 'services.ts', 'tokens.ts', 'evenly.ts'],
    gateway: ['cluster', 'records', 'room', 'services.ts', 'metrics.ts', 'config.ts', 'tokens.ts', 'evenly.ts'],
  },
  tools: {
    'args.ts': [],
    'checks.ts': [],
    'registry.ts': [],
    'chosen.ts': ['registry.ts', 'args.ts'],
    admin: [],
    bench: [],
    check: [],
    load: ['bench'],
    'new-game': [],
    numbers: [],
    soak: ['tournament', 'checks.ts', 'registry.ts', 'args.ts'],
    ladder: ['tournament', 'numbers', 'team.ts', 'registry.ts', 'args.ts'],
    'team.ts': [],
    tournament: ['team.ts', 'registry.ts'],
    train: ['tournament', 'team.ts', 'registry.ts'],
  },
};

/** Circles in the rows of one package, each as the way round. */
export function circlesIn(rows: { readonly [folder: string]: readonly string[] }): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (folder: string, way: readonly string[]) => {
    if (way.includes(folder)) circles.push([...way.slice(way.indexOf(folder)), folder].join(' -> '));
    if (done.has(folder) || way.includes(folder)) return;
    for (const next of rows[folder] ?? []) visit(next, [...way, folder]);
    done.add(folder);
  };
  for (const folder of Object.keys(rows)) visit(folder, []);
  return circles;
}

/** Folders of a package that have no row, where all of them must have one. */
export function withoutRow(owner: string, files: readonly string[]): string[] {
  const inside = files.filter((file) => file.startsWith(`${owner}/`) && /\.tsx?$/.test(file));
  const folders = new Set(inside.map((file) => file.split('/')).flatMap(([, folder, rest]) => (rest ? [folder] : [])));
  return [...folders].filter((folder) => folder !== 'test' && !(folder in FOLDERS[owner])).sort();
}

/** True if a file may import another one as far as their folders are concerned. */
export function folderMayImport(from: string, to: string): boolean {
  const [owner, folder] = from.split('/');
  const [otherOwner, other] = to.split('/');
  const row = FOLDERS[owner]?.[folder];
  return row === undefined || owner !== otherOwner || other === folder || row.includes(other);
}
