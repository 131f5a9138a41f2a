import { optionsFor, Refusal } from '@orrery/kernel';
import type { TableAction, TableState, You } from '@orrery/protocol';
import { Button, SureButton, Toggle } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { OptionFields, optionValueLabel } from '../forms/option-fields.tsx';
import { useGameSay, useRules } from '../games.ts';
import { newSeed } from '../lib/ids.ts';
import { numbered } from '../lib/numbered.ts';
import { dropSeats, heldSeat } from '../online/held-seats.ts';
import type { OnlineHost } from '../online/online-host.ts';
import { marksOfChairs } from '../online/seat-info.ts';
import { go } from '../route.ts';
import { problemSentence } from '../session/problem-sentence.ts';
import { GameFacts } from '../shell/game-facts.tsx';
import { StartLayout } from '../shell/start-layout.tsx';
import { useSay } from '../words/index.ts';
import { ChairRow } from './chair-row.tsx';
import { CopyLink } from './copy-link.tsx';
import { SitDownForm } from './sit-down-form.tsx';

interface LobbyProps {
  readonly host: OnlineHost;
  readonly table: TableState;
  readonly you: You;
  readonly token: string;
}

/** Before the game: who sits where, who is ready, which options. */
export function Lobby({ host, table, you, token }: LobbyProps) {
  const words = useSay();
  const say = useGameSay(table.game);
  const [problem, setProblem] = useState<string>();
  const act = async (action: TableAction) => {
    setProblem(undefined);
    try {
      await host.act(action);
    } catch (error) {
      setProblem(problemSentence(words, say, error instanceof Refusal ? error : new Refusal('internal')));
    }
  };
  const leave = async () => {
    await act({ do: 'leave' });
    dropSeats([table.table]);
    go({ page: 'front' });
  };
  const links = heldSeat(table.table)?.links;
  const marks = marksOfChairs(table);
  const mine = you.seat === null ? undefined : table.chairs[you.seat];
  const { askedAgain, said } = useAskedAgain(mine?.ready ?? false);
  const othersReady = table.chairs.some(({ kind, ready, host: isHost }) => kind === 'human' && ready && !isHost);
  const missing = table.chairs.filter(
    ({ kind, ready, host: isHost }) => kind === 'free' || (kind === 'human' && !ready && !isHost),
  );
  return (
    <StartLayout
      game={table.game}
      about={
        <>
          <GameFacts game={table.game} />
          <p>{words(`pace.${table.pace}.about`)}</p>
          <p className="quiet">{words('lobby.closes', { date: new Date(table.closes) })}</p>
        </>
      }
    >
      <section className="panel start-form" aria-labelledby="lobby-chairs">
        <h2 id="lobby-chairs">{words('lobby.chairs')}</h2>
        <ol className="chairs">
          {numbered(table.chairs).map(({ item: chair, at: seat }) => (
            <ChairRow
              key={seat}
              chair={chair}
              seat={seat}
              mark={marks[seat]}
              you={you}
              act={act}
              lobby
              host={host}
              table={table.table}
              token={token}
            />
          ))}
        </ol>
        {you.host && <ChairCount table={table} act={act} />}
        {links && <CopyLink label={words('link.join')} hint={words('link.join.hint')} path={links.join} />}
        {you.as === 'invited' && <SitDownForm table={table} token={token} />}
        {mine && !you.host && (
          <Toggle
            label={words('lobby.ready')}
            value={mine.ready}
            onChange={(ready) => {
              said(ready);
              void act({ do: 'ready', ready, entropy: newSeed() });
            }}
          />
        )}
        {askedAgain && (
          <p className="form-problem" role="status">
            {words('lobby.asked-again')}
          </p>
        )}
        {you.host && othersReady && <p className="quiet">{words('lobby.change-asks')}</p>}
        <Options table={table} you={you} act={act} />
        <DrawnSeats table={table} you={you} act={act} />
        <HintsAllowed table={table} you={you} act={act} />
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        {you.host && (
          <Button
            look="main"
            icon="play"
            className="start-button"
            disabled={missing.length > 0}
            onPress={() => act({ do: 'start', entropy: newSeed() })}
          >
            {missing.length > 0 ? words('lobby.missing', { count: missing.length }) : words('start.begin')}
          </Button>
        )}
        {!you.host && mine && <p role="status">{words('lobby.host-starts')}</p>}
      </section>
      {(links || mine) && (
        <section className="panel" aria-labelledby="lobby-links">
          <h2 id="lobby-links">{words('lobby.links')}</h2>
          <Links table={table} you={you} token={token} />
          {mine && (
            <SureButton icon="back" label={words('lobby.leave')} sure={words('lobby.leave.sure')} onPress={leave} />
          )}
        </section>
      )}
    </StartLayout>
  );
}

/** Whether somebody who was ready is asked once more because the host changed something. */
function useAskedAgain(ready: boolean): { readonly askedAgain: boolean; said(ready: boolean): void } {
  const [agreed, setAgreed] = useState(ready);
  useEffect(() => {
    if (ready) setAgreed(true);
  }, [ready]);
  return { askedAgain: agreed && !ready, said: setAgreed };
}

function Links({ table, you, token }: Pick<LobbyProps, 'table' | 'you' | 'token'>) {
  const words = useSay();
  const links = heldSeat(table.table)?.links;
  return (
    <>
      {links && <CopyLink label={words('link.watch')} hint={words('link.watch.hint')} path={links.watch} />}
      {you.as === 'seat' && (
        <CopyLink label={words('link.seat')} hint={words('link.seat.hint')} path={`/table/${table.table}#${token}`} />
      )}
    </>
  );
}

type Act = (action: TableAction) => Promise<void>;

function ChairCount({ table, act }: { readonly table: TableState; readonly act: Act }) {
  const words = useSay();
  const rules = useRules(table.game);
  if (!rules) return null;
  const count = table.chairs.length;
  return (
    <div className="start-more">
      <Button icon="plus" disabled={count >= rules.seats.max} onPress={() => act({ do: 'chairs', chairs: count + 1 })}>
        {words('start.more')}
      </Button>
      <Button
        icon="minus"
        disabled={count <= Math.max(1, rules.seats.min)}
        onPress={() => act({ do: 'chairs', chairs: count - 1 })}
      >
        {words('start.fewer')}
      </Button>
    </div>
  );
}

/** Whether chance says who sits where; everybody sees it before they are ready. */
function DrawnSeats({ table, you, act }: { readonly table: TableState; readonly you: You; readonly act: Act }) {
  const words = useSay();
  const hint = words('start.random.hint');
  if (!you.host) return table.random ? <p>{hint}</p> : null;
  return (
    <Toggle
      label={words('start.random')}
      hint={hint}
      value={table.random ?? false}
      onChange={(random) => void act({ do: 'seating', random })}
    />
  );
}

/** Between people hints are the host's to allow; everybody sees it before they are ready. */
function HintsAllowed({ table, you, act }: { readonly table: TableState; readonly you: You; readonly act: Act }) {
  const words = useSay();
  if (table.chairs.filter(({ kind }) => kind !== 'bot').length < 2) return null;
  if (you.host)
    return (
      <Toggle
        label={words('lobby.hints')}
        value={table.hints ?? false}
        onChange={(allowed) => void act({ do: 'hints', allowed })}
      />
    );
  return table.hints ? <p>{words('lobby.hints')}</p> : null;
}

function Options({ table, you, act }: { readonly table: TableState; readonly you: You; readonly act: Act }) {
  const rules = useRules(table.game);
  const say = useGameSay(table.game);
  if (!rules || !say) return null;
  const seats = table.chairs.length;
  if (you.host)
    return (
      <OptionFields
        game={rules}
        seats={seats}
        say={say}
        chosen={table.options}
        onChange={(options) => void act({ do: 'options', options })}
      />
    );
  return (
    <dl className="option-list">
      {optionsFor(rules.options, seats, table.options).map(([option, spec]) => (
        <div key={option}>
          <dt>{say(`option.${option}`)}</dt>
          <dd>{optionValueLabel(say, option, table.options[option] ?? spec.default)}</dd>
        </div>
      ))}
    </dl>
  );
}
