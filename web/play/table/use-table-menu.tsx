import type { MenuItem } from '@orrery/ui';
import { go } from '../../route.ts';
import { useSay } from '../../words/index.ts';
import { saveFile } from '../save-file.ts';
import type { OpenSheet } from './sheets.tsx';
import type { TableProps } from './table-props.ts';

export function useTableMenu({
  session,
  state,
  onShow,
}: TableProps & { readonly onShow: (shown: OpenSheet) => void }): MenuItem[] {
  const words = useSay();
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
    { id: 'keys', icon: 'keyboard', label: words('keys'), onPress: () => onShow({ kind: 'keys' }) },
    {
      id: 'replay',
      icon: 'clock',
      label: words('replay'),
      onPress: () => void session.look((state.picture?.view?.answers ?? 1) - 1),
    },
    { id: 'export', icon: 'save', label: words('end.export'), onPress: () => saveFile(session) },
    { id: 'home', icon: 'back', label: words('home'), onPress: () => go({ page: 'front' }) },
  ];
}
