import { Button, Segments, TextField, Toggle } from '@orrery/ui';
import { MarkField } from '../forms/mark-field.tsx';
import { NameField } from '../forms/name-field.tsx';
import { LEVELS, type SeatInfo } from '../host/host.ts';
import { defaultBots, type StartChoices, type Way } from '../host/ways-to-play.ts';
import { numbered } from '../lib/numbered.ts';
import { useStore } from '../lib/store.ts';
import { change, settings } from '../settings/settings.ts';
import { useSay } from '../words/index.ts';

interface PlayersFormProps {
  readonly way: Way;
  readonly choices: StartChoices;
  readonly onChange: (choices: StartChoices) => void;
  readonly range: { readonly min: number; readonly max: number };
  readonly seats: readonly SeatInfo[];
}

/** Who plays: opponents with their level, or the names of those who share the device. */
export function PlayersForm({ way, choices, onChange, range, seats }: PlayersFormProps) {
  const words = useSay();
  const { mark } = useStore(settings);
  const mine = (
    <>
      <NameField />
      <MarkField value={mark} onChange={(liked) => change({ mark: liked })} />
    </>
  );
  if (way === 'solo') return mine;
  if (way === 'pass') return <Names choices={choices} onChange={onChange} range={range} count={seats.length} />;
  const least = Math.max(1, range.min - 1);
  const counts = Array.from({ length: range.max - least }, (_, at) => String(least + at));
  return (
    <>
      <Segments
        label={words('start.bots')}
        value={String(choices.bots ?? defaultBots(range))}
        of={counts.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ ...choices, bots: Number(value) })}
      />
      <Segments
        label={words('start.level')}
        hint={words(`level.${choices.level}.about`)}
        value={choices.level}
        of={LEVELS.map((value) => ({ value, label: words(`level.${value}`) }))}
        onChange={(level) => onChange({ ...choices, level })}
      />
      {mine}
      <RandomSeats choices={choices} onChange={onChange} />
    </>
  );
}

function RandomSeats({ choices, onChange }: Pick<PlayersFormProps, 'choices' | 'onChange'>) {
  const words = useSay();
  return (
    <Toggle
      label={words('start.random')}
      hint={words('start.random.hint')}
      value={choices.random}
      onChange={(random) => onChange({ ...choices, random })}
    />
  );
}

function Names({
  choices,
  onChange,
  range,
  count,
}: Pick<PlayersFormProps, 'choices' | 'onChange' | 'range'> & { readonly count: number }) {
  const words = useSay();
  const names = choices.names ?? Array.from({ length: count }, () => '');
  const rename = (next: readonly string[]) => onChange({ ...choices, names: next });
  const recolour = (of: number, mark: number) => {
    const { marks } = choices;
    // Who had the colour takes the one that is left.
    const next = names.map((_, at) => (at === of ? mark : marks[at] === mark ? marks[of] : marks[at]));
    onChange({ ...choices, marks: next });
  };
  return (
    <>
      {numbered(names).map(({ item: name, at }) => (
        <div className="start-person" key={at}>
          <TextField
            label={words('player.number', { number: at + 1 })}
            value={name}
            maxLength={24}
            placeholder={words('player.number', { number: at + 1 })}
            onChange={(value) => rename(names.map((old, seat) => (seat === at ? value : old)))}
          />
          <MarkField value={choices.marks[at]} onChange={(mark) => recolour(at, mark)} />
        </div>
      ))}
      <div className="start-more">
        <Button icon="plus" disabled={names.length >= range.max} onPress={() => rename([...names, ''])}>
          {words('start.more')}
        </Button>
        <Button
          icon="minus"
          disabled={names.length <= Math.max(2, range.min)}
          onPress={() => rename(names.slice(0, -1))}
        >
          {words('start.fewer')}
        </Button>
      </div>
      <RandomSeats choices={choices} onChange={onChange} />
    </>
  );
}
