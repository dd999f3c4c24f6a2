import { questions } from "./copy.ts";

/** The questions and answers as search engines read them (schema.org/FAQPage). */
export const questionsData = () => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
