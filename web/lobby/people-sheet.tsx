import type { TableAction } from '@orrery/protocol';
import { Button, Mark, Sheet, SureButton } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { numbered } from '../lib/numbered.ts';
import { useStore } from '../lib/store.ts';
import { heldSeat } from '../online/held-seats.ts';
import type { OnlineHost } from '../online/online-host.ts';
import { marksOfChairs } from '../online/seat-info.ts';
import { go } from '../route.ts';
import type { Session } from '../session/session.ts';
import { useSay } from '../words/index.ts';
import { ChairRow } from './chair-row.tsx';
import { CopyLink } from './copy-link.tsx';

interface PeopleSheetProps {
  readonly host: OnlineHost;
  readonly session: Session;
  readonly onClose: () => void;
}

/** A seat must be offline for so long before a caretaker may be called. */
const CARETAKER_AFTER = 60_000;

/** Who is there, who is looked after, and the links of the table, while the game runs. */
export default function PeopleSheet({ host, session, onClose }: PeopleSheetProps) {
  const words = useSay();
  const { table, you } = useStore(host.state);
  const now = useNow();
  const { token } = host;
  if (!table || !you) return null;
  const act = async (action: TableAction) => void (await session.run(() => host.act(action)));
  const leave = async () => {
    await act({ do: 'leave' });
    go({ page: 'front' });
  };
  const links = heldSeat(table.table)?.links;
  const marks = marksOfChairs(table);
  const offline = table.chairs.flatMap(({ kind, caretaker, presence, name, relink }, seat) =>
    kind === 'human' && presence?.state === 'offline' && now - presence.since > CARETAKER_AFTER
      ? [{ seat, name, caretaker, relink }]
      : [],
  );
  const absent = offline.filter(({ caretaker }) => !caretaker);
  // With two at the table there is nobody but the opponent to agree.
  const people = table.chairs.filter(({ kind }) => kind === 'human').length;
  const mayAgree = you.as === 'seat' && table.stage === 'playing' && people > 2;
  return (
    <Sheet title={words('people')} closeLabel={words('close')} onClose={onClose}>
      <ol className="chairs">
        {numbered(table.chairs).map(({ item: chair, at: seat }) => (
          <ChairRow
            key={seat}
            chair={chair}
            seat={seat}
            mark={marks[seat]}
            you={{ ...you, host: you.host && chair.kind === 'human' }}
            act={act}
            host={host}
            table={table.table}
            token={token}
            running={table.stage === 'playing'}
            agreed={people > 2 && (chair.relink?.length ?? 0) >= people - 1}
          />
        ))}
      </ol>
      {absent.map(({ seat, name }) => (
        <p key={seat}>
          <Mark mark={marks[seat]} />{' '}
          <Button icon="robot" onPress={() => act({ do: 'caretaker', seat })}>
            {words('people.caretaker', { name })}
          </Button>
        </p>
      ))}
      {mayAgree &&
        offline.map(({ seat, name, relink }) =>
          relink?.includes(you.seat ?? -1) ? (
            <p key={seat} className="quiet">
              {words('people.relink.agreed', { name })}
            </p>
          ) : (
            <p key={seat}>
              <Button icon="link" onPress={() => act({ do: 'relink', seat, yes: true })}>
                {words('people.relink', { name })}
              </Button>
            </p>
          ),
        )}
      <p className="quiet">{words('people.watchers', { count: table.watchers })}</p>
      {links && <CopyLink label={words('link.watch')} hint={words('link.watch.hint')} path={links.watch} />}
      {you.as === 'seat' && (
        <CopyLink label={words('link.seat')} hint={words('link.seat.hint')} path={`/table/${table.table}#${token}`} />
      )}
      {you.as === 'seat' && table.stage === 'playing' && (
        <SureButton icon="back" label={words('people.leave')} sure={words('people.leave.sure')} onPress={leave} />
      )}
    </Sheet>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
