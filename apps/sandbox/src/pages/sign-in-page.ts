import { html, type Html } from './html.ts'

export type SignInPage = {
  provider: 'Google' | 'Facebook' | 'Apple'
  emailRequired: boolean
  /** The typed values, when the form is shown again with an error. */
  typed?: URLSearchParams
  complaint?: string
}

const unverifiedBox = html`<label class="check"
  ><input name="unverified" type="checkbox" value="yes" /> E-mail not verified</label
>`

const relayBox = html`<label class="check"><input name="relay" type="checkbox" value="yes" /> Hide my e-mail</label>`

/** The sign-in form. It posts to the address it was shown at, and needs no JavaScript. */
export function signInPage({ provider, emailRequired, typed, complaint }: SignInPage): Html {
  const email = typed?.get('email') ?? ''
  const name = typed?.get('name') ?? ''
  const subject = typed?.get('subject') ?? ''
  return html` <h1>Sign in with the ${provider} sandbox</h1>
    <p>
      This page stands in for ${provider} on your own machine. Sign in as anybody: the same subject is always the same
      person, and without one the same e-mail is.
    </p>
    ${complaint === undefined ? '' : html`<p class="error" role="alert">${complaint}</p>`}
    <form method="post">
      <label
        >E-mail${emailRequired ? '' : ' (may stay empty: not everybody shares it)'}
        <input
          name="email"
          type="email"
          value="${email}"
          autocomplete="email"
          autofocus
          ${emailRequired ? html`required` : ''}
      /></label>
      <label>Name <input name="name" type="text" value="${name}" autocomplete="name" maxlength="100" /></label>
      <label>Subject (may stay empty) <input name="subject" type="text" value="${subject}" maxlength="64" /></label>
      ${provider === 'Google' ? unverifiedBox : provider === 'Apple' ? relayBox : ''}
      <button class="primary">Continue</button>
      <button name="cancel" value="yes" formnovalidate>Cancel</button>
    </form>`
}

export function brokenSignInPage(sentence: string, appUrl: string): Html {
  return html` <h1>This sign-in cannot go on</h1>
    <p>${sentence}</p>
    <a class="button" href="${appUrl}">Back to the product</a>`
}
