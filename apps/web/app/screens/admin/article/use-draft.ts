import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import { slugOf } from "@tenora/domain/article/article";
import { useEffect, useRef, useState } from "react";
import { type ArticleValues, type Draft, draftOf, emptyValues, isSame } from "./draft.ts";
import { forget, keep, placeOf, readKept } from "./kept-draft.ts";

/** Milliseconds without a key after which what is typed is kept. */
const pause = 300;

interface Typed {
  readonly draft: Draft;
  readonly isDirty: boolean;
  /** Where it is kept. */
  readonly place: string;
}

function keepTyped({ draft, isDirty, place }: Typed): void {
  if (isDirty) keep(place, draft);
}

/** The article being written: what is typed, kept in this browser until it is saved. */
export function useDraft(writer: string, article: ArticleForEditing | null) {
  const [openedAt] = useState(() => placeOf(writer, article?.id ?? null));
  const [isNew] = useState(article === null);
  const saved = draftOf(article);
  const [draft, setDraft] = useState<Draft>(saved);
  const [savedValues, setSavedValues] = useState(saved.values);
  const [isRestored, setRestored] = useState(false);
  const isDirty = !isSame(draft.values, savedValues);
  // What was saved once is kept under its id, though this page was opened for a new one.
  const place = isNew && draft.seen !== null ? placeOf(writer, draft.id) : openedAt;
  const newest = useRef<Typed>({ draft, isDirty, place });
  newest.current = { draft, isDirty, place };

  // After hydration: the server cannot know what this browser has kept.
  useEffect(() => {
    const kept = readKept(openedAt);
    setDraft((now) => kept ?? (now.id === "" ? { ...now, id: crypto.randomUUID() } : now));
    setRestored(kept !== null);
  }, [openedAt]);

  useEffect(() => {
    const keepNow = () => keepTyped(newest.current);
    window.addEventListener("pagehide", keepNow);
    return () => {
      keepNow();
      window.removeEventListener("pagehide", keepNow);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => keepTyped(newest.current), pause);
    return () => clearTimeout(timer);
  }, [isDirty, draft]);

  function forgetKept() {
    forget(openedAt);
    forget(place);
  }

  function change(changed: Partial<ArticleValues>) {
    setDraft((now) => {
      const values = { ...now.values, ...changed };
      // Until somebody writes an address of his own, it follows the title.
      const follows = now.seen === null && now.values.slug === slugOf(now.values.title);
      const slug = changed.title !== undefined && follows ? slugOf(values.title) : values.slug;
      return { ...now, values: { ...values, slug } };
    });
  }

  /** These values are saved, as this version; what was typed since is not. */
  function noteSaved(updatedAt: string | null, values: ArticleValues) {
    newest.current = {
      draft: { ...newest.current.draft, seen: updatedAt },
      isDirty: !isSame(newest.current.draft.values, values),
      place: isNew ? placeOf(writer, draft.id) : openedAt,
    };
    forgetKept();
    // Who has left meanwhile finds it where the article is.
    keepTyped(newest.current);
    setRestored(false);
    setSavedValues(values);
    setDraft((now) => ({ ...now, seen: updatedAt }));
  }

  /** The article itself is another version now, by an act of this page; what is typed stays. */
  const noteVersion = (seen: string) => setDraft((now) => ({ ...now, seen }));

  /** Somebody else saved meanwhile; this one goes over his, and differs from his. */
  function takeOver() {
    setSavedValues(saved.values);
    setDraft((now) => ({ ...now, seen: saved.seen }));
  }

  /** Somebody else deleted it meanwhile; this one is written anew, and differs from nothing. */
  function startAnew() {
    setSavedValues(emptyValues);
    setDraft((now) => ({ ...now, seen: null }));
  }

  /** Back to what is saved. */
  function discard() {
    forgetKept();
    setRestored(false);
    setSavedValues(saved.values);
    setDraft({ ...saved, id: saved.id || crypto.randomUUID() });
  }

  return {
    draft,
    isDirty,
    isRestored,
    change,
    noteSaved,
    noteVersion,
    discard,
    takeOver,
    startAnew,
  };
}
