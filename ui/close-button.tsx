import { IconButton } from './button.tsx';
import { useEscape } from './hotkeys.ts';

/** Closes what stands before the board; Escape does the same. */
export function CloseButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  useEscape(label, onPress);
  return <IconButton icon="close" label={label} onPress={onPress} />;
}
