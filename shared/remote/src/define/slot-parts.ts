import { type ComponentType, createElement, Fragment, Suspense } from 'react';

/** The content of a slot in parts that do not depend on each other. */
export type SlotParts = ComponentType & { readonly parts: readonly ComponentType[] };

/**
 * Puts several parts into one slot. The shell limits the failure of each part to that part, and tries it again at its
 * next use. A `lazyPage` as a part shows nothing until its code is there, and nothing around it waits.
 */
export function slotParts(...parts: readonly ComponentType[]): SlotParts {
  // For a shell that knows no parts, and renders the slot as one component.
  const Parts = () =>
    createElement(
      Fragment,
      null,
      ...parts.map((Part) => createElement(Suspense, { fallback: null }, createElement(Part))),
    );
  return Object.assign(Parts, { parts });
}

const isInParts = (content: ComponentType): content is SlotParts => 'parts' in content;

/** The parts of a slot's content; one without parts is a part itself. */
export const partsOf = (content: ComponentType): readonly ComponentType[] =>
  isInParts(content) ? content.parts : [content];
