/** Tables of `0014-telegram.sql`. */
export type TelegramTables = {
  operator_tokens: {
    public_part: string
    secret_hash: string
    telegram_user_id: number
    telegram_username: string | null
    created_by: string
    created_at: Date
    expires_at: Date
    bound_at: Date | null
    revoked_at: Date | null
  }
  bot_decisions: {
    pending_id: string
    decision: 'approve' | 'reject'
    actor: string
    operator: string
    chat_id: number
    message_id: number
    message: string
    due_at: Date
  }
  bot_announcements: { subject: string; announced_at: Date }
}
