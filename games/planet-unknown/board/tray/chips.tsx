import { useBoard, useThing } from '../context.tsx';
import { type ChoiceChip, choiceChips } from '../read/choices.ts';
import { nameOfItem, pendingOf, type Sign, signOf } from '../read/pending.ts';
import { ids } from '../read/targets.ts';
import { SignPicture } from '../signs.tsx';

/** What is to be resolved, in any order, and other answers that have no place on the table. */
export function Chips() {
  const { view, seat, say, choice, area } = useBoard();
  const pending = pendingOf(view.table, seat);
  const choices = choiceChips(choice.asked, area.corporation, say);
  if (choice.asked?.question === 'confirm') return <Finished chips={choices} />;
  if (pending.length + area.claims.length + choices.length === 0) return null;
  return (
    <section className="pu-chips" aria-label={say('board.pending')}>
      {pending.map(({ n, item, count, possible }) => (
        <Chip
          key={n}
          id={ids.item(n)}
          name={nameOfItem(item, say)}
          sign={signOf(item)}
          count={count}
          note={possible ? undefined : say('board.pending.lost')}
        />
      ))}
      {[...new Set(area.claims)].map((level) => (
        <Chip
          key={`claim ${level}`}
          id={ids.claim(level)}
          name={say('board.claim', { level })}
          sign={{ piece: 'civ' }}
          count={area.claims.filter((one) => one === level).length}
        />
      ))}
      {choices.map(({ id, name, sign }) => (
        <Chip key={id} id={id} name={name} sign={sign} />
      ))}
    </section>
  );
}

/** Nothing is left but to say so. */
function Finished({ chips }: { readonly chips: readonly ChoiceChip[] }) {
  const { say } = useBoard();
  return (
    <section className="pu-chips" aria-label={say('board.pending')}>
      <p className="pu-note">{say('board.pending.none')}</p>
      {chips.map(({ id, name, sign }) => (
        <Chip key={id} id={id} name={name} sign={sign} />
      ))}
    </section>
  );
}

interface ChipProps {
  readonly id: string;
  readonly name: string;
  readonly sign: Sign;
  readonly count?: number;
  readonly note?: string;
}

/** Waiting things are shown also while another question is open; then they are no targets. */
function Chip({ id, name, sign, count = 1, note }: ChipProps) {
  const thing = useThing();
  const props = thing(id, [name, count > 1 && `× ${count}`, note]);
  const idle = !props['data-can'] && props['aria-pressed'] === undefined;
  return (
    <div
      {...(idle ? {} : props)}
      className={`${idle ? '' : props.className} pu-chip${note ? ' pu-chip-lost' : ''}`}
      title={name}
    >
      <SignPicture sign={sign} />
      <span className="pu-chip-name">{name}</span>
      {count > 1 && (
        <span className="pu-chip-count" aria-hidden="true">
          {count}
        </span>
      )}
    </div>
  );
}
