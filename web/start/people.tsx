import { Button, Segments, TextField } from '@orrery/ui';
import { numbered } from '../lib/numbered.ts';
import { LEVELS, type SeatInfo } from '../play/host.ts';
import { useSay } from '../words/index.ts';
import { defaultBots, type Way, type Wish } from './plan.ts';

interface PeopleFormProps {
  readonly way: Way;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
  readonly range: { readonly min: number; readonly max: number };
  readonly seats: readonly SeatInfo[];
}

/** Who plays: opponents with their level, or the names of those who share the device. */
export function PeopleForm({ way, wish, onChange, range, seats }: PeopleFormProps) {
  const words = useSay();
  if (way === 'solo') return null;
  if (way === 'pass') return <Names wish={wish} onChange={onChange} range={range} count={seats.length} />;
  const least = Math.max(1, range.min - 1);
  const counts = Array.from({ length: range.max - least }, (_, at) => String(least + at));
  return (
    <>
      <Segments
        label={words('start.bots')}
        value={String(wish.bots ?? defaultBots(range))}
        of={counts.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ ...wish, bots: Number(value) })}
      />
      <Segments
        label={words('start.level')}
        value={wish.level}
        of={LEVELS.map((value) => ({ value, label: words(`level.${value}`) }))}
        onChange={(level) => onChange({ ...wish, level })}
      />
    </>
  );
}

function Names({
  wish,
  onChange,
  range,
  count,
}: Pick<PeopleFormProps, 'wish' | 'onChange' | 'range'> & { readonly count: number }) {
  const words = useSay();
  const names = wish.names ?? Array.from({ length: count }, () => '');
  const change = (next: readonly string[]) => onChange({ ...wish, names: next });
  return (
    <>
      {numbered(names).map(({ item: name, at }) => (
        <TextField
          key={at}
          label={words('player.number', { number: at + 1 })}
          value={name}
          maxLength={24}
          placeholder={words('player.number', { number: at + 1 })}
          onChange={(value) => change(names.map((old, seat) => (seat === at ? value : old)))}
        />
      ))}
      <div className="start-more">
        <Button icon="plus" disabled={names.length >= range.max} onPress={() => change([...names, ''])}>
          {words('start.more')}
        </Button>
        <Button
          icon="minus"
          disabled={names.length <= Math.max(2, range.min)}
          onPress={() => change(names.slice(0, -1))}
        >
          {words('start.fewer')}
        </Button>
      </div>
    </>
  );
}
