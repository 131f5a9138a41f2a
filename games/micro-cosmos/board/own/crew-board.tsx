import { Plate } from '@orrery/ui';
import { RESOURCES, type Resource, ROW_SLOTS, type Row, SPECIALISTS, type Specialist } from '../../data/index.ts';
import { capacity, type FieldNode, fieldAt, rowOf } from '../../rules/lookups/index.ts';
import type { PlayerId } from '../../rules/table.ts';
import { useBoard, useEnd, useThing } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import { ids } from '../read/targets.ts';
import { CrewCard } from './crew-card.tsx';

/** The cargo card in the middle, the top row above it and the bottom row below it (S-4). */
export function CrewBoard({ player }: { readonly player: PlayerId }) {
  const field = useLitField(player);
  return (
    <section className="mc-crew-board">
      <CrewRow player={player} row="top" field={field} />
      <CargoCard player={player} />
      <CrewRow player={player} row="bottom" field={field} />
    </section>
  );
}

/** The field whose edges light up: where the Ark would go, or where it stands after landing. */
function useLitField(player: PlayerId): FieldNode | undefined {
  const { table } = useBoard().view;
  const end = useEnd();
  if (end) return 'to' in end ? fieldAt(table.galaxy, end.to) : undefined;
  const landed = table.turn?.player === player && table.turn.step === 'crew';
  return landed ? fieldAt(table.galaxy, table.players[player].ark) : undefined;
}

interface CrewRowProps {
  readonly player: PlayerId;
  readonly row: Row;
  readonly field: FieldNode | undefined;
}

function CrewRow({ player, row, field }: CrewRowProps) {
  const { view, say } = useBoard();
  const cards = rowOf(view.table.players[player], row);
  const free = ROW_SLOTS - cards.length;
  return (
    <div className="mc-row" data-row={row}>
      {cards.map((card) => (
        <CrewCard key={card} id={ids.crew(card)} card={card} row={row} field={field} />
      ))}
      {free > 0 && <FreeSlot row={row} name={say('board.slots', { where: say(`board.row.${row}`), n: free })} />}
      {Array.from({ length: free - 1 }, (_, i) => `${row} ${i}`).map((slot) => (
        <span key={slot} className="mc-slot" />
      ))}
    </div>
  );
}

/** One free place of a row stands for all of them. */
function FreeSlot({ row, name }: { readonly row: Row; readonly name: string }) {
  const thing = useThing();
  const { say } = useBoard();
  return (
    <Plate target={thing(ids.row(row), [name], 'crew-rows')} className="mc-slot">
      <span className="mc-slot-label">{say(`board.row.${row}`)}</span>
    </Plate>
  );
}

export function CargoCard({ player }: { readonly player: PlayerId }) {
  return (
    <div className="mc-cargo">
      {RESOURCES.map((resource) => (
        <Track key={resource} player={player} resource={resource} />
      ))}
      {SPECIALISTS.map((specialist) => (
        <Marker key={specialist} player={player} specialist={specialist} />
      ))}
    </div>
  );
}

interface TrackProps {
  readonly player: PlayerId;
  readonly resource: Resource;
}

function Track({ player, resource }: TrackProps) {
  const { view, say } = useBoard();
  const thing = useThing();
  const owner = view.table.players[player];
  const n = owner.cargo[resource];
  const most = capacity(owner);
  return (
    <Plate
      target={thing(ids.cargo(resource), [say('board.cargo', { resource, n, most })], 'cargo')}
      className={`mc-track mc-fill-${resource}`}
      data-full={n >= most}
    >
      <span className="mc-track-head">
        <Sign name={resource} />
        <strong>{n}</strong>
      </span>
      <span className="mc-pips">
        {Array.from({ length: most }, (_, i) => i).map((i) => (
          <span key={i} className="mc-pip" data-on={i < n} />
        ))}
      </span>
    </Plate>
  );
}

interface MarkerProps {
  readonly player: PlayerId;
  readonly specialist: Specialist;
}

function Marker({ player, specialist }: MarkerProps) {
  const { view, say } = useBoard();
  const thing = useThing();
  const ready = view.table.players[player].ready[specialist];
  return (
    <Plate
      target={thing(ids.marker(specialist), [say('board.marker', { specialist, ready: String(ready) })], 'cargo')}
      className="mc-marker"
      data-ready={ready}
    >
      <Sign name={specialist} />
      <Sign name={ready ? 'ready' : 'lock'} className="mc-marker-state" />
    </Plate>
  );
}
