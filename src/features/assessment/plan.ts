import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import type { Answers } from './answers.ts';
import { careRules } from './plan-care.ts';
import { habitRules, keepRules } from './plan-habits.ts';
import type { PlanAction, PlanRule } from './plan-rule.ts';
import type { Scores } from './scoring/scales.ts';

const FEW = 3;

/** The plan for a set of answers, what needs somebody's care first. What goes well is told when there is little to do. */
export function planOf(answers: Answers, scores: Scores, book?: SafetyBook): readonly PlanAction[] {
  const run = (rules: readonly PlanRule[]): PlanAction[] =>
    rules.flatMap((rule) => rule(answers, scores, book) ?? []);
  const todo = [...run(careRules), ...run(habitRules)];
  return todo.length < FEW ? [...todo, ...run(keepRules).slice(0, FEW)] : todo;
}
