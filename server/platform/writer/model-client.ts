/**
 * Any OpenAI-compatible endpoint as one function: text in, text out. Its failures are values;
 * silence ends at the time-out.
 */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, RetryError } from 'ai'
import type { WriterConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { estimateTokens, type TokenBudget } from './token-budget.ts'

export interface Question {
  readonly instructions: string
  readonly prompt: string
  readonly maxOutputTokens: number
  readonly budget: TokenBudget
  readonly signal?: AbortSignal
}

export type ModelAnswer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'over_budget' | 'no_answer' }

export interface ModelClient {
  ask(question: Question): Promise<ModelAnswer>
}

/** 429 and 5xx are tried again, waiting as long as the answer asks or longer each time. */
const RETRIES = 2

export function createModelClient(config: WriterConfig, log: Log): ModelClient {
  const provider = createOpenAICompatible({
    name: 'writer',
    baseURL: config.baseUrl,
    ...(config.apiKey === null ? {} : { apiKey: config.apiKey }),
  })
  const model = provider.chatModel(config.model)
  return {
    async ask({ instructions, prompt, maxOutputTokens, budget, signal }) {
      const estimate = estimateTokens(instructions) + estimateTokens(prompt) + maxOutputTokens
      if (!budget.reserve(estimate)) return { ok: false, reason: 'over_budget' }
      let used = 0
      try {
        const timeout = AbortSignal.timeout(config.timeout)
        const answer = await generateText({
          model,
          instructions,
          prompt,
          maxOutputTokens,
          temperature: 0.7,
          maxRetries: RETRIES,
          abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        })
        used =
          answer.totalUsage.totalTokens ??
          estimateTokens(instructions) + estimateTokens(prompt) + estimateTokens(answer.text)
        return { ok: true, text: answer.text }
      } catch (error) {
        signal?.throwIfAborted()
        log.warn('The writing model gave no answer; the extractive writer goes on', {
          reason: reasonOf(error),
        })
        return { ok: false, reason: 'no_answer' }
      } finally {
        budget.book(estimate, used)
      }
    },
  }
}

/** Without the request: it holds the key. */
function reasonOf(error: unknown): string {
  if (RetryError.isInstance(error)) return `${error.reason}: ${reasonOf(error.lastError)}`
  if (APICallError.isInstance(error)) return `answer ${error.statusCode ?? 'none'}`
  return error instanceof Error ? error.name : 'unknown'
}
