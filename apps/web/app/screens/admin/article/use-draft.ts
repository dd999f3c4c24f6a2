import type { WrittenArticle } from "@tenora/database/find-any-article";
import { slugOf } from "@tenora/domain/article";
import { useEffect, useRef, useState } from "react";
import { type ArticleValues, type Draft, draftOf, emptyValues, isSame } from "./draft.ts";
import { forget, keep, readKept } from "./kept-draft.ts";

/** Milliseconds without a key after which what is typed is kept. */
const pause = 300;

/** The article being written: what is typed, kept in this browser until it is saved. */
export function useDraft(article: WrittenArticle | null) {
  const id = article?.id ?? null;
  const saved = draftOf(article);
  const [draft, setDraft] = useState<Draft>(saved);
  const [savedValues, setSavedValues] = useState(saved.values);
  const [isRestored, setRestored] = useState(false);
  const isDirty = !isSame(draft.values, savedValues);
  const newest = useRef({ draft, isDirty });
  newest.current = { draft, isDirty };

  // After hydration: the server cannot know what this browser has kept.
  useEffect(() => {
    const kept = readKept(id);
    setDraft((now) => kept ?? (now.id === "" ? { ...now, id: crypto.randomUUID() } : now));
    setRestored(kept !== null);
  }, [id]);

  useEffect(() => {
    const keepNow = () => {
      if (newest.current.isDirty) keep(id, newest.current.draft);
    };
    window.addEventListener("pagehide", keepNow);
    return () => {
      keepNow();
      window.removeEventListener("pagehide", keepNow);
    };
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => {
      if (newest.current.isDirty) keep(id, newest.current.draft);
    }, pause);
    return () => clearTimeout(timer);
  }, [id, isDirty, draft]);

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
    newest.current = { ...newest.current, isDirty: !isSame(newest.current.draft.values, values) };
    forget(id);
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
    forget(id);
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
