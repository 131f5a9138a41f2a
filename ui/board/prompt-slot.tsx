import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place in the prompt of a wide table where a game draws its own answers; absent where there is none. */
export const PromptSlot = createContext<HTMLElement | null>(null);

export const usePromptSlot = (): HTMLElement | null => useContext(PromptSlot);

/** Draws answers in the prompt instead of before the board, which keeps its room. */
export function InPrompt({ children }: { readonly children: ReactNode }) {
  const slot = usePromptSlot();
  return slot && createPortal(children, slot);
}
