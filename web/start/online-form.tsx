import { type Game, Refusal } from '@orrery/kernel';
import type { Created, CreateTable, Pace } from '@orrery/protocol';
import { Button, Segments, type Speaker } from '@orrery/ui';
import { useState } from 'react';
import { MarkField } from '../forms/mark-field.tsx';
import { NameField } from '../forms/name-field.tsx';
import { type ChosenOptions, OptionFields, optionsThatMatter } from '../forms/option-fields.tsx';
import { useStore } from '../lib/store.ts';
import { request } from '../online/api.ts';
import { holdSeat } from '../online/held-seats.ts';
import { go } from '../route.ts';
import { problemSentence } from '../session/problem-sentence.ts';
import { change, settings } from '../settings/settings.ts';
import { useSay } from '../words/index.ts';

const PACES: readonly Pace[] = ['live', 'slow'];

/** Opens an online table: who hosts, how many chairs, how fast. The rest is agreed in the lobby. */
export default function OnlineForm({ game, say }: { readonly game: Game; readonly say: Speaker }) {
  const words = useSay();
  const { name, mark } = useStore(settings);
  const least = Math.max(2, game.seats.min);
  const [seats, setSeats] = useState(Math.min(4, game.seats.max));
  const [pace, setPace] = useState<Pace>('live');
  const [chosen, setChosen] = useState<ChosenOptions>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body: CreateTable = {
        game: game.id,
        options: optionsThatMatter(game, seats, chosen),
        pace,
        name: name || words('player'),
        random: true,
        chairs: Array.from({ length: seats }, () => ({ kind: 'human' as const })),
      };
      const { table, token, links } = await request<Created>('create', { body });
      holdSeat({ table: table.table, token, links: { join: links.join, watch: links.watch } });
      go({ page: 'table', id: table.table, token });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('internal');
      setProblem(problemSentence(words, say, refusal));
      setBusy(false);
    }
  };
  return (
    <>
      <NameField />
      <MarkField value={mark} onChange={(liked) => change({ mark: liked })} />
      <Segments
        label={words('online.seats')}
        value={String(seats)}
        of={Array.from({ length: game.seats.max - least + 1 }, (_, at) => String(least + at)).map((value) => ({
          value,
          label: value,
        }))}
        onChange={(value) => setSeats(Number(value))}
      />
      <Segments
        label={words('online.pace')}
        hint={words(`pace.${pace}.about`)}
        value={pace}
        of={PACES.map((value) => ({ value, label: words(`pace.${value}`) }))}
        onChange={setPace}
      />
      <OptionFields game={game} seats={seats} say={say} chosen={chosen} onChange={setChosen} />
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      <Button look="main" icon="people" className="start-button" disabled={busy} onPress={create}>
        {words('online.create')}
      </Button>
    </>
  );
}
