import type { MenuItem } from '@orrery/ui';
import { goalAgain } from '../coach/coaching.ts';
import { gameParts } from '../games.ts';
import { go } from '../route.ts';
import { saveFile } from '../session/save-file.ts';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';
import type { OpenSheet } from './sheets.tsx';

export function useTableMenu({
  session,
  state,
  screen,
  onShow,
}: TableProps & { readonly onShow: (shown: OpenSheet) => void }): MenuItem[] {
  const words = useSay();
  const asked = state.picture?.view?.asked.some(({ offer }) => !offer);
  const people: MenuItem = {
    id: 'people',
    icon: 'people',
    label: words('people'),
    onPress: () => onShow({ kind: 'people' }),
  };
  return [
    ...(session.host.kind === 'online' ? [people] : []),
    { id: 'settings', icon: 'gear', label: words('settings'), onPress: () => onShow({ kind: 'settings' }) },
    { id: 'rules', icon: 'book', label: words('rules'), onPress: () => onShow({ kind: 'rules' }) },
    ...(gameParts(screen.id)?.lesson
      ? [
          {
            id: 'learn',
            icon: 'sun',
            label: words('learn.lessons'),
            onPress: () => go({ page: 'learn', game: screen.id }),
          } as const,
          ...(session.host.kind === 'lesson' || !asked
            ? []
            : [
                { id: 'goal', icon: 'trophy', label: words('coach.goal'), onPress: () => goalAgain.set(true) } as const,
              ]),
        ]
      : []),
    { id: 'help', icon: 'help', label: words('help'), onPress: () => onShow({ kind: 'help' }) },
    {
      id: 'replay',
      icon: 'clock',
      label: words('replay'),
      onPress: () => void session.replay.look((state.picture?.view?.answers ?? 1) - 1),
    },
    ...(session.host.kind === 'lesson'
      ? []
      : [{ id: 'export', icon: 'save', label: words('end.export'), onPress: () => saveFile(session) } as const]),
    { id: 'home', icon: 'back', label: words('home'), onPress: () => go({ page: 'front' }) },
  ];
}
