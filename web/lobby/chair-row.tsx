import type { Chair, Reissued, TableAction, You } from '@orrery/protocol';
import { Button, Glyph, Mark, Menu, type MenuItem } from '@orrery/ui';
import { useState } from 'react';
import { LEVELS } from '../host/host.ts';
import { request } from '../online/api.ts';
import type { OnlineHost } from '../online/online-host.ts';
import { botName } from '../online/seat-info.ts';
import { useSay } from '../words/index.ts';
import { CopyLink } from './copy-link.tsx';

interface ChairRowProps {
  readonly chair: Chair;
  readonly seat: number;
  /** Its colour. */
  readonly mark: number;
  readonly you: You;
  readonly act: (action: TableAction) => Promise<void>;
  readonly host: OnlineHost;
  readonly table: string;
  readonly token: string;
  /** A game runs here: chairs and links of others stay as they are. */
  readonly running?: boolean;
  /** All the others agree that this seat gets a new link. */
  readonly agreed?: boolean;
  /** The game has not begun: people say whether they are ready. */
  readonly lobby?: boolean;
}

/** One chair of the lobby, with what the host may do about it. */
export function ChairRow(props: ChairRowProps) {
  const { chair, seat, mark, you, act, table, token, running, agreed, lobby = false } = props;
  const words = useSay();
  const [link, setLink] = useState<string>();
  const reissue = async () => {
    const body = { link: 'seat' as const, seat };
    setLink((await request<Reissued>('reissue', { table, token, body }).catch(() => undefined))?.link);
  };
  const name = chair.kind === 'human' ? chair.name : chair.kind === 'bot' ? botName(chair, seat) : words('lobby.free');
  const notes = [seat === you.seat && words('you'), chair.host && words('lobby.host')].filter(Boolean);
  const bots: MenuItem[] = LEVELS.map((level) => ({
    id: level,
    icon: 'robot',
    label: words('lobby.bot', { level: words(`level.${level}`) }),
    onPress: () => void act({ do: 'bot', seat, level }),
  }));
  const empty: MenuItem = {
    id: 'free',
    icon: 'close',
    label: words('lobby.make-free'),
    onPress: () => void act({ do: 'free', seat }),
  };
  const relink: MenuItem = { id: 'link', icon: 'link', label: words('lobby.new-link'), onPress: () => void reissue() };
  const toHost: MenuItem = {
    id: 'host',
    icon: 'person',
    label: words('lobby.make-host'),
    onPress: () => void act({ do: 'host', seat }),
  };
  const inGame = agreed ? [relink, toHost] : [toHost];
  const person = running ? inGame : [relink, toHost, empty];
  const items = chair.kind === 'human' ? person : chair.kind === 'bot' ? [...bots, empty] : bots;
  return (
    <li className={`chair chair-${chair.kind} player-${mark}`}>
      <Mark mark={mark} />
      <span className="chair-name">
        {name}
        {notes.length > 0 && <small> {notes.join(', ')}</small>}
      </span>
      <ChairState chair={chair} lobby={lobby} />
      {you.host && seat !== you.seat && <Menu label={words('lobby.change')} icon="menu" items={items} />}
      {link && <CopyLink label={words('link.seat')} hint={words('link.seat.for', { name: chair.name })} path={link} />}
      {you.host && chair.kind === 'free' && (
        <Button icon="robot" onPress={() => act({ do: 'bot', seat, level: 'medium' })}>
          {words('lobby.add-bot')}
        </Button>
      )}
    </li>
  );
}

interface ChairStateProps {
  readonly chair: Chair;
  readonly lobby: boolean;
}

function ChairState({ chair, lobby }: ChairStateProps) {
  const { kind, level, ready, host, presence, caretaker } = chair;
  const words = useSay();
  if (kind === 'bot') return <small className="chair-state">{level && words(`level.${level}`)}</small>;
  if (kind === 'free') return null;
  if (caretaker) return <small className="chair-state">{words('presence.caretaker')}</small>;
  if (presence?.state === 'offline') return <small className="chair-state">{words('presence.gone')}</small>;
  if (!lobby) return <small className="chair-state">{words(`presence.${presence?.state ?? 'here'}`)}</small>;
  return (
    <small className="chair-state" data-ready={ready || host}>
      {(ready || host) && <Glyph name="check" />} {words(ready || host ? 'lobby.is-ready' : 'lobby.not-ready')}
    </small>
  );
}
